/** Camera, QR codes, PIN boxes, pictures and files. */
export const devices = {};
