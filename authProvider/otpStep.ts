/** The one-time code that somebody who signs in is asked for: kept until it was given, so that a reload goes on. */

/** The pending one-time code. */
export interface OtpStep {
  maskedEmail: string;
  otpUniqueId: string;
}

export const OTP_KEY = 'atrium.otp';

export const keepOtp = (step: OtpStep): void => sessionStorage.setItem(OTP_KEY, JSON.stringify(step));
