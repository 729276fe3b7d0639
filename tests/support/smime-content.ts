/** What mail programs send as `smime.p7m`, in Base64, made by `openssl cms` with a throw-away certificate. */

/** Signed, with the text “The small one, signed – opaque.” */
export const signedContent = [
  'MIICHwYJKoZIhvcNAQcCoIICEDCCAgwCAQExDTALBglghkgBZQMEAgEwfgYJKoZIhvcNAQcBoHEEb0NvbnRlbnQtVHlwZTog',
  'dGV4dC9wbGFpbjsgY2hhcnNldD11dGYtOA0KQ29udGVudC1UcmFuc2Zlci1FbmNvZGluZzogOGJpdA0KDQpUaGUgc21hbGwg',
  'b25lLCBzaWduZWQg4oCTIG9wYXF1ZS4NCjGCAXYwggFyAgEBME0wNTETMBEGA1UEAwwKRXZhIEJyYW5kdDEeMBwGCSqGSIb3',
  'DQEJARYPZXZhQGV4YW1wbGUuY29tAhR2Xm/IpqHZIzpGISgu81P7tEOJHDALBglghkgBZQMEAgEwDQYJKoZIhvcNAQEBBQAE',
  'ggEAmqiOVJuRYhYr7N7W8ZxFfsiehhrKzcGcEUHhsGAltx4LOE2349sXTWerUgJnPEGsmywjRscppfEzHxEOHlE2nTm4MGou',
  'g6aueDL4nlQvOuDnnzCRkaDbvHZdTYL3yUbXxeyawrVbvokWuIWVfYK1/p4y5f+BPX8XGxjbuYnv8OwQS+5OC3ca1k11K26+',
  'TycL23VjrMDOBFdV5jFgzE1qTIjIcD1xLJaDCozrSvMXrOgiVnvgyFJt52zestFnecZNkif3Xp21GqRKg298Qe/We3QbG50o',
  'Fo7HKpY4VjlLuVXaC+KCXIuQLNJZElDM2X15Z2QI0h2ONEsdOsX7yZhM7Q==',
].join('');

/** The same in pieces of unknown length (BER), as programs write it that do not know the total length. */
export const streamedContent = [
  'MIAGCSqGSIb3DQEHAqCAMIACAQExDTALBglghkgBZQMEAgEwgAYJKoZIhvcNAQcBoIAkgARvQ29udGVudC1UeXBlOiB0ZXh0',
  'L3BsYWluOyBjaGFyc2V0PXV0Zi04DQpDb250ZW50LVRyYW5zZmVyLUVuY29kaW5nOiA4Yml0DQoNClRoZSBzbWFsbCBvbmUs',
  'IHNpZ25lZCDigJMgb3BhcXVlLg0KAAAAAAAAMYIBdjCCAXICAQEwTTA1MRMwEQYDVQQDDApFdmEgQnJhbmR0MR4wHAYJKoZI',
  'hvcNAQkBFg9ldmFAZXhhbXBsZS5jb20CFHZeb8imodkjOkYhKC7zU/u0Q4kcMAsGCWCGSAFlAwQCATANBgkqhkiG9w0BAQEF',
  'AASCAQCaqI5Um5FiFivs3tbxnEV+yJ6GGsrNwZwRQeGwYCW3Hgs4Tbfj2xdNZ6tSAmc8QaybLCNGxyml8TMfEQ4eUTadObgw',
  'ai6Dpq54MvieVC864OefMJGRoNu8dl1NgvfJRtfF7JrCtVu+iRa4hZV9grX+njLl/4E9fxcbGNu5ie/w7BBL7k4LdxrWTXUr',
  'br5PJwvbdWOswM4EV1XmMWDMTWpMiMhwPXEsloMKjOtK8xes6CJWe+DIUm3nbN6y0Wd5xk2SJ/denbUapEqDb3xB79Z7dBsb',
  'nSgWjscqljhWOUu5VdoL4oJci5As0lkSUMzZfXlnZAjSHY40Sx06xfvJmEztAAAAAAAA',
].join('');

/** Encrypted for somebody else. */
export const encryptedContent = [
  'MIICGQYJKoZIhvcNAQcDoIICCjCCAgYCAQAxggFpMIIBZQIBADBNMDUxEzARBgNVBAMMCkV2YSBCcmFuZHQxHjAcBgkqhkiG',
  '9w0BCQEWD2V2YUBleGFtcGxlLmNvbQIUdl5vyKah2SM6RiEoLvNT+7RDiRwwDQYJKoZIhvcNAQEBBQAEggEAFAY51EDHJQFT',
  'GAenIUiQTQSL5hN4zfEF4pam03cpCmOBwx2NZkt2DeS/1pVzmYZDwPsKJmxsDueLzTTyMFY7Heo8RzcoQamUn9Uqw8fohhEE',
  'EuupXS8w33ZYcYEzmIBAQMsCPLEsQWbe0ltalHvej800CJKuGB4+Xcx3kR/jmAT4KHq6/05fuCHZceCghr8CscvduHvr+d42',
  'dbyIxQFWfHi6mzxlcvVETYOXkTr2m+OdVPldW8ioR8M1YxfVXFCH4iQ7kM3ZeLk2rRbsOsqERTyFCgnvOcMd8cuaipJmlFMQ',
  '6B07Lda3SluvAHnbbpmus0Hk8dZBluMs+YTPjk8V9zCBkwYJKoZIhvcNAQcBMBQGCCqGSIb3DQMHBAgyH9W8HGeJQIBwd3n6',
  'BUAzKteqEzA9rNbktwfo9EQOIhnDvCnpY4jfOPLqb4Kx1JFvJH5ozlFNSAFe5eukXa5Nu4lJxkfBi89GTN4oh34iRFJD6eUa',
  '3AmqxwkCGda2M1q5Tf683PmXugr1Y1vPRIuG0Gv/TNBXUsxRiA==',
].join('');
