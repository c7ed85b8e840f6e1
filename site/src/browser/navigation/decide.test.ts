import { describe, expect, test } from 'vitest'
import { decide, type AskedNavigation, type Decision } from './decide.ts'

const ORIGIN = 'https://festival.example'

interface Case extends Partial<Omit<AskedNavigation, 'to' | 'shown'>> {
  readonly what: string
  /** The page that is shown, if it is not the default. */
  readonly at?: string
  readonly isError?: boolean
  readonly to: string
  readonly is: Decision
}

/** For each act of a visitor: the navigation as the browser describes it, and the decision. */
const CASES: readonly Case[] = [
  { what: 'a link, or a GET form', to: '/b', is: 'load' },
  { what: 'a link that replaces the history entry', type: 'replace', to: '/b', is: 'load' },
  { what: 'a filter', to: '/a?free=1', is: 'load' },
  { what: 'another filter', at: '/a?free=1', to: '/a?free=1&day=today', is: 'load' },
  { what: 'a hash of another page', to: '/b#x', is: 'load' },
  { what: 'the current page', type: 'replace', to: '/a', is: 'stay' },
  { what: 'the current page, without its hash', to: '/a', is: 'stay' },
  { what: 'the address of the current error page', isError: true, to: '/a', is: 'yield' },
  { what: 'a page, from an error page', isError: true, to: '/b', is: 'load' },
  { what: 'a hash', sameDocument: true, hashChange: true, to: '/a#x', is: 'yield' },
  { what: 'the same hash again', type: 'replace', sameDocument: true, to: '/a#x', is: 'leave' },
  {
    what: 'a hash of a page that is still being loaded',
    at: '/before',
    sameDocument: true,
    hashChange: true,
    to: '/a#x',
    is: 'load',
  },
  {
    what: 'an entry that a part of the page adds to the history',
    sameDocument: true,
    to: '/a?q=x',
    is: 'leave',
  },
  {
    what: 'an address that a part of the page writes',
    type: 'replace',
    sameDocument: true,
    to: '/a?q=x',
    is: 'leave',
  },
  { what: 'a download', isDownload: true, to: '/media/a.pdf', is: 'leave' },
  {
    what: 'a download from another site',
    isDownload: true,
    canIntercept: false,
    to: '/x',
    is: 'leave',
  },
  { what: 'a POST form', isSent: true, to: '/b', is: 'yield' },
  { what: 'another site', canIntercept: false, to: 'https://other.example/', is: 'yield' },
  { what: 'mail', canIntercept: false, to: 'mailto:a@b.example', is: 'leave' },
  { what: 'a file of this site', to: '/media/a.pdf', is: 'yield' },
  { what: 'an address that only the server answers', to: '/feeds/channel.xml', is: 'yield' },
  { what: 'a reload', type: 'reload', to: '/a', is: 'yield' },
  {
    what: 'Back to another document',
    type: 'traverse',
    canIntercept: false,
    to: '/b',
    is: 'yield',
  },
  { what: 'Back to a page', type: 'traverse', sameDocument: true, to: '/b', is: 'return' },
  { what: 'Back to a filter', type: 'traverse', sameDocument: true, to: '/a?x=1', is: 'return' },
  {
    what: 'Back from a hash',
    type: 'traverse',
    sameDocument: true,
    hashChange: true,
    to: '/a',
    is: 'yield',
  },
  {
    what: 'Forward to the page that is still shown',
    type: 'traverse',
    sameDocument: true,
    to: '/a',
    is: 'yield',
  },
  {
    what: 'Back to a hash of a page that is not shown',
    at: '/before',
    type: 'traverse',
    sameDocument: true,
    hashChange: true,
    to: '/a#x',
    is: 'return',
  },
  { what: 'a document that our own code asks for', wantsDocument: true, to: '/b', is: 'leave' },
]

describe('who handles a navigation (spec/behaviour §9.8, §18.3, §23)', () => {
  test.each(CASES)('$what ($type $to): $is', ({ to, at = '/a', isError = false, is, ...asked }) => {
    const { pathname, search } = new URL(at, ORIGIN)
    expect(
      decide({
        type: 'push',
        canIntercept: true,
        sameDocument: false,
        hashChange: false,
        isDownload: false,
        isSent: false,
        wantsDocument: false,
        to: new URL(to, ORIGIN),
        shown: { pathname, search, isError },
        ...asked,
      }),
    ).toBe(is)
  })
})
