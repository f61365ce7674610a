// By their files: the package's entry also brings a user interface of its own.
export { Html5QrcodeShim } from 'html5-qrcode/esm/code-decoder.js';
export { BaseLoggger, Html5QrcodeSupportedFormats } from 'html5-qrcode/esm/core.js';
export { Html5Qrcode } from 'html5-qrcode/esm/html5-qrcode.js';
