import { STATUS_CODES } from 'node:http'
import { TOO_MUCH_IN_HEADERS } from 'contract/rules/error-messages.ts'
import { textError } from './endpoint.ts'

/** Why a connection is ended: it speaks no HTTP of ours, is too slow, or sends too much. */
export type RefusalStatus = 400 | 408 | 413 | 417 | 431

export interface Refusal {
  readonly status: RefusalStatus
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

/** The answer to what is not worth a page: one line, and the connection ends (spec/faults §11, "parser errors"). */
export function refusal(status: RefusalStatus, common: Readonly<Record<string, string>>): Refusal {
  const message = status === 431 ? TOO_MUCH_IN_HEADERS : (STATUS_CODES[status] ?? '')
  const { headers } = textError(status, message)
  return { status, headers: { ...common, ...headers, Connection: 'close' }, text: `${message}\n` }
}

/** As it is sent on a socket for which there is no request. */
export function onTheWire({ status, headers, text }: Refusal, now: Date): string {
  const lines = Object.entries({ ...headers, Date: now.toUTCString() })
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    ...lines.map(([name, value]) => `${name}: ${value}`),
    '',
    text,
  ].join('\r\n')
}
