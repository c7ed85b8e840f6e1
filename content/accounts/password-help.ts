import { MIN_PASSWORD } from 'contract/rules/password.ts'

export const PASSWORD_HELP = `At least ${MIN_PASSWORD} characters, not a common password and not your email address. A short sentence is good.`
