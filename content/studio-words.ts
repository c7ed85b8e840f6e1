/** In place of texts of Payload that staff would not understand, or that do not say what to do. */
import { MIN_PASSWORD } from 'contract/rules/password.ts'
import { NEEDED } from './rules/finding.ts'
import { LOGIN_REFUSED } from './collections/users.ts'
import { WITHOUT_TITLE } from './rules/title.ts'

const TRY_AGAIN = 'What you typed is still in the form: try again'

export const STUDIO_WORDS = {
  // People who were invited and have no password yet see these texts too.
  authentication: {
    resetPassword: 'Choose a password',
    newPassword: `New password (at least ${MIN_PASSWORD} characters)`,
    confirmPassword: 'The same again',
    passwordResetSuccessfully: 'Your password is set',
  },
  error: {
    emailOrPasswordIncorrect: LOGIN_REFUSED,
    unknown: `This did not work, and the studio did not say why. ${TRY_AGAIN}`,
    unspecific: `This did not work. ${TRY_AGAIN}`,
  },
  general: {
    and: 'and',
    createNew: 'Create',
    dashboard: 'Home',
    false: 'No',
    // Lists show this for every empty field.
    noLabel: 'Not given yet',
    // In "Search by Title or Number".
    or: 'or',
    selectValue: 'Choose',
    true: 'Yes',
    untitled: WITHOUT_TITLE,
    documentIsTrashed: 'This is in the trash. Restore it to change it or to use it again.',
  },
  // A filter compares texts, days and numbers with the same words.
  operators: {
    contains: 'contains',
    equals: 'is',
    exists: 'is filled in',
    isGreaterThan: 'is after',
    isGreaterThanOrEqualTo: 'is from',
    isIn: 'is one of',
    isLessThan: 'is before',
    isLessThanOrEqualTo: 'is up to',
    isLike: 'has the words',
    isNotEqualTo: 'is not',
    isNotIn: 'is none of',
    // Payload compares the whole text here, unlike in `isLike`.
    isNotLike: 'is not, whatever the capitals',
  },
  validation: {
    greaterThanMax: '{{value}} is too much: at most {{max}}',
    lessThanMin: '{{value}} is too little: at least {{min}}',
    longerThanMin: 'This is too short: at least {{minLength}} characters',
    shorterThanMax: 'This is too long: at most {{maxLength}} characters',
    requiresAtLeast: 'Add at least {{count}}',
    requiresNoMoreThan: 'At most {{count}} fit',
    required: NEEDED,
  },
}
