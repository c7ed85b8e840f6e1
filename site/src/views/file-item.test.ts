import { describe, expect, test } from 'vitest'
import { fileItemView } from './file-item.ts'

describe('type and size of a file (spec/screens §5.14)', () => {
  test.each([
    ['/media/0123456789abcdef-file.pdf', 418_304, 'PDF, 418\u00a0kB'],
    ['https://files.example/report.pdf', 5_872_640, 'PDF, 5.9\u00a0MB'],
    ['https://files.example/all.zip?v=2', 48_200_000, 'ZIP, 48\u00a0MB'],
    ['https://files.example/report.txt', 120, 'Text, 1\u00a0kB'],
    ['https://files.example/report', 2_000_000, '2\u00a0MB'],
    ['https://files.example/', 0, ''],
  ])('of %s, %i bytes', (url, bytes, facts) => {
    expect(fileItemView({ title: 'A file', url, bytes }).facts).toBe(facts)
  })
})

describe('the name under which a browser saves a file', () => {
  test.each([
    [
      'Program in large print (PDF, 111 pages)',
      '/media/0123456789abcdef-full.pdf',
      'program-in-large-print.pdf',
    ],
    ['(PDF)', '/media/0123456789abcdef-full.pdf', 'file.pdf'],
    ['Report', 'https://files.example/report.pdf', undefined],
  ])('%s, %s', (title, url, name) => {
    expect(fileItemView({ title, url, bytes: 1 }).name).toBe(name)
  })
})
