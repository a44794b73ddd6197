/** Validation messages of kinds that only forms use; the rest is in `errors.ts`. */
export const formErrors = {
  less: '%{label} must be less than %{other}',
  notMore: '%{label} must not be more than %{other}',
  sameAs: '%{label} must differ from %{other}',
  oneRequired: 'Please fill in at least one of these fields',
  sumMost: 'The sum must not be more than %{max}',
  sumIs: 'The sum must be %{sum}',
  /** Opening hours. */
  hours: {
    wrong: '%{label} must be times from 00:00 to 23:59 on the days of a week',
    short: '%{label}: at least %{minutes} minutes lie between opening and closing',
    overlap: '%{label}: hours of one day overlap',
  },
  /** Sentences of 000 §8; the label is not part of them. */
  link: {
    type: 'Please choose a type of link',
    url: 'Link address is required',
    deeplink: 'Please enter at least one deeplink url',
    phone: 'Phone number is required',
    email: 'Email address is required',
    wrong: '%{label} is not a link',
  },
  viewableBy: {
    required: 'Viewable by is required',
    building: 'Building is required',
    company: 'Company is required',
    userGroup: 'User group is required',
  },
  /** Questions of polls, surveys, events and forms; `number` counts from 1. */
  options: {
    wrong: '%{label} could not be read',
    type: 'Question %{number}: this type is not offered here',
    label: 'Question %{number}: fill in the text in English',
    long: 'Question %{number}: a text can have at most %{max} characters',
    choices: 'Question %{number} needs at least two answers to choose from',
    many: 'Question %{number} can have at most %{max} answers to choose from',
    twice: 'Question %{number} has the same answer twice',
    bounds: 'Question %{number}: enter a number from %{min} to %{max}',
    order: 'Question %{number}: the highest number must not be below the lowest',
    fewer: 'Question %{number} has only %{max} answers to choose from',
  },
  /** Answers to questions. */
  answers: {
    wrong: '%{label} could not be read',
    fewer: '%{label}: choose at least %{min}',
  },
  pattern: {
    name: '%{label} must start with a letter or digit; letters, digits, spaces, underscores and dashes may follow',
    alphanumeric: '%{label} can have letters and digits only',
    notNumeric: '%{label} must not be digits only',
    macAddress: '%{label} must be a MAC address: six pairs of 0 to 9 and A to F, separated by colons',
    code: '%{label} can have letters, digits, dots, underscores and dashes only',
    vehiclePlate: '%{label} can have up to 15 letters, digits, spaces and dashes',
  },
  /** Labels that belong to no entity: the sign-in calls. */
  fields: {
    username: 'E-mail address',
    password: 'Password',
    currentPassword: 'Current password',
    fullName: 'Full name',
    mobileNumber: 'Mobile number',
    officeNumber: 'Office number',
    otp: 'Code',
    token: 'Link',
    termsVersion: 'Terms and conditions',
    consentVersion: 'Personal-data consent',
    name: 'Name',
    issuer: 'Issuer',
    clientId: 'Client ID',
    clientSecret: 'Client secret',
    domains: 'E-mail domains',
    active: 'Active',
    accept: 'Answer',
  },
  /** Rows within a record, and how something repeats. */
  rows: { wrong: '%{label} could not be read' },
  recurrence: {
    wrong: '%{label} could not be read',
    interval: 'Enter an interval from 1 to %{max}',
    weekdays: 'Choose at least one day of the week',
    monthly: 'Choose on which day of the month it repeats',
    except: 'The dates to leave out could not be read',
    end: 'Enter how many dates there are, or the last day',
    tooMany: 'A series can have at most %{max} dates',
    none: 'There is no date to add',
  },
  eventSettingsThere: 'Somebody has saved the settings at this moment. Please reload the page',
};
