import { createPrivateKey, X509Certificate } from 'node:crypto';

// Of `localhost`, for servers within tests; made by `openssl req -x509 -newkey ec -days 36500`.
const certificateContent = [
  'MIIBlTCCATugAwIBAgIUV2FDCo98YrvRNr3SxEcb8Ni4oiAwCgYIKoZIzj0EAwIwFDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2',
  'MTEyODA2MzUwMVoYDzIxMjYxMTA0MDYzNTAxWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNC',
  'AARgSqfC6hFkBc5Te69Dt/aeZ7rRe903KCgMxJTjE3LWMUpqjmEBzI2MKdkvUOvCSzauOmQEHo2aguDOJi5XZSmto2kwZzAdBgNV',
  'HQ4EFgQUSpwI1W5Smw7eyg5VOP0U+oF31yowHwYDVR0jBBgwFoAUSpwI1W5Smw7eyg5VOP0U+oF31yowDwYDVR0TAQH/BAUwAwEB',
  '/zAUBgNVHREEDTALgglsb2NhbGhvc3QwCgYIKoZIzj0EAwIDSAAwRQIhAPU/1DpoPoan05wDrjJTbsl7t32J6OAdBYFPpe9nwsdJ',
  'AiBgiudbiRtoabpRZ79LMTKQt4QeoRAF3+n/sPRlZ+d/6w==',
].join('');
const keyContent = [
  'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgBB3l/rvuKbHU1Hl5emNIo3i1dSNbcXf2JPXIMcgwpR6hRANCAARg',
  'SqfC6hFkBc5Te69Dt/aeZ7rRe903KCgMxJTjE3LWMUpqjmEBzI2MKdkvUOvCSzauOmQEHo2aguDOJi5XZSmt',
].join('');

const der = (content: string) => Buffer.from(content, 'base64');

export const throwAwayCertificate = {
  cert: new X509Certificate(der(certificateContent)).toString(),
  key: createPrivateKey({ key: der(keyContent), format: 'der', type: 'pkcs8' }).export({
    format: 'pem',
    type: 'pkcs8',
  }),
};
