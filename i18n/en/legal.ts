/**
 * The legal texts of a new installation: the terms and conditions, and the consent to the use of personal data. Their
 * version and order are in `src/public/legal/documents.ts`; a change of meaning needs a new version.
 */
export const legal = {
  home: 'Atrium, to the start page',
  contents: 'Contents',
  version: 'Version %{version}, in force since %{date}',
  terms: {
    title: 'Terms and conditions',
    intro:
      'These terms say what you may expect of this portal and the apps that belong to it, and what is expected of you. They are short on purpose: please read them before you agree.',
    agreement: {
      heading: 'Between whom these terms are',
      text: 'The portal is run by the company that provides it to your building (“we”). You use it as somebody who works in, manages or visits that building. By confirming your account you agree to these terms; without that you cannot use the portal.\n\nThe contract between us and the owner or the manager of the building, and the lease of your company, remain as they are. Where they say something else, they come first.',
    },
    account: {
      heading: 'Your account',
      text: 'Your account is yours alone. Give correct details, keep them up to date, and share your password and one-time codes with nobody: our staff never ask for them.\n\nWhat is done with your account counts as done by you. If you think that somebody else has used it, change your password at once and tell your building team. We may lock an account to protect it, or when it is used against these terms.',
    },
    conduct: {
      heading: 'What is not allowed',
      text: 'Do not use the portal to break the law or the rights of others, to send unwanted messages, to upload harmful software, or to see or change what is not meant for you. Do not test its security, copy it, or read it by machine without our consent in writing.',
    },
    building: {
      heading: 'What your building decides',
      text: 'Your building team decides which features are switched on, who holds which role, and which rules hold for doors, facilities, parking and visitors. A role that allows you to see the details of other people is given to you for your work, and for nothing else.',
    },
    content: {
      heading: 'What you enter',
      text: 'What you enter or upload remains yours or your company’s. You allow us to store, show and process it as far as the service needs that. You make sure that you may enter it, in particular the details of visitors and colleagues.',
    },
    passes: {
      heading: 'Passes and access',
      text: 'A pass, a code or a face-recognition profile opens doors for you and for nobody else. Do not hand it on. Report a lost card or phone at once, so that it can be blocked. The building may take access back at any time for reasons of safety.',
    },
    payments: {
      heading: 'Bookings, orders and payments',
      text: 'When you book a facility, order from a shop or apply for parking, the contract is between you or your company and whoever offers it. Prices, and the rules for cancelling, are shown before you confirm. Payments are handled by licensed payment providers; we do not store full card numbers.',
    },
    availability: {
      heading: 'Availability',
      text: 'We work to keep the portal available and its data safe, and we announce maintenance in good time where we can. We cannot promise that it works without interruption or error. For emergencies in the building use the emergency telephone numbers, never the portal.',
    },
    liability: {
      heading: 'Liability',
      text: 'We answer without limit for what the law does not allow us to limit: harm to life and health, intent and gross negligence. Beyond that we answer only for foreseeable damage from the breach of an essential duty. We do not answer for what shops, tenants or other users offer through the portal.',
    },
    ending: {
      heading: 'Ending',
      text: 'You may stop using the portal at any time and ask for your account to be closed. It is closed as well when you leave the company or the building through which you were invited. What the law or an open order requires to be kept is kept until then.',
    },
    changes: {
      heading: 'Changes to these terms',
      text: 'We may change these terms when the service or the law changes. You are told before a change that matters takes effect, and asked to agree where that is needed. The version and its date stand at the top of this page, and your agreement is recorded with that version.',
    },
    contact: {
      heading: 'Law and contact',
      text: 'The law of the place of your building applies. If a part of these terms does not hold, the rest still does. With questions, turn to your building team first; their contact is in the help panel of the portal.',
    },
  },
  consent: {
    title: 'Personal-data consent',
    intro:
      'To give you an account, open doors for you and let you use the services of the building, personal data about you has to be processed. Here you read which, what for, who sees it, and how you can withdraw your consent.',
    who: {
      heading: 'Who is responsible',
      text: 'The owner or manager of your building decides what your data is used for and is responsible for it. The provider of this portal processes the data on the building’s behalf and on its instructions only. Your employer is responsible for what it enters about you.',
    },
    what: {
      heading: 'What is collected',
      text: 'Your name, e-mail address and telephone numbers; your company, role and floor; your passes and the doors they open; bookings, orders, parking and other requests that you make; and messages that you send.\n\nWhen you sign in: the time, the network address and the kind of browser. When you use a pass: the door and the time.',
    },
    why: {
      heading: 'What it is used for',
      text: 'To run your account and to check that it is you; to give access to the building and keep it safe; to provide what you book, order or apply for; to tell you about the building; to find and mend faults; and to meet duties that the law imposes. Your data is not sold, and no decision about you is made by a machine alone.',
    },
    access: {
      heading: 'Passes and face recognition',
      text: 'Records of doors and visitors serve the safety of everybody in the building. Face recognition is used only where the building offers it and you upload a photo yourself. The photo is turned into a template that only the door readers use; you may choose another pass instead at any time.',
    },
    sharing: {
      heading: 'Who sees it',
      text: 'The building team, as far as their tasks need it; the administrators of your company, for its own people; shops and facilities, for what you order or book there; and providers who work for the building under contract, such as those for mail, payments and door systems. Authorities get data only where the law demands it.',
    },
    keeping: {
      heading: 'How long it is kept',
      text: 'Your account is kept as long as you belong to the building. Records of doors and sign-ins are deleted as soon as they are no longer needed for safety. Bookings and payments are kept as long as the law on book-keeping requires. After that the data is deleted or made anonymous.',
    },
    security: {
      heading: 'How it is protected',
      text: 'Data travels encrypted. Passwords and one-time codes are stored in a form from which they cannot be read back. Access is limited by role, and changes are recorded. If something goes wrong that puts your rights at risk, you and the authorities are told as the law provides.',
    },
    browser: {
      heading: 'What stays in your browser',
      text: 'One cookie keeps you signed in, and another one remembers a device that you have chosen to trust. Your language, your colours and similar settings are kept in the browser’s storage. There are no cookies for advertising, and nobody follows you across other sites.',
    },
    rights: {
      heading: 'Your rights',
      text: 'You may ask which data about you is stored and get a copy; have mistakes corrected; have data deleted or its use limited where the law allows; and complain to the data-protection authority. Much of it you can see and correct yourself in your account.',
    },
    withdrawal: {
      heading: 'Withdrawing your consent',
      text: 'Your consent is voluntary, and you may withdraw it at any time with effect for the future. Tell your building team. Without the data that is needed, your account and your passes cannot be kept; what has been done until then remains lawful.',
    },
    contact: {
      heading: 'Contact',
      text: 'Turn to your building team, or to its data-protection officer where it has one. Their contact is in the help panel of the portal. Please name your building and the e-mail address of your account.',
    },
  },
};
