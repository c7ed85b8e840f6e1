import { describe, expect, test } from 'vitest'
import { formOf, newFile, NO_CREDIT, problemsOf, recordOf, type NewFile } from './new-file.ts'

function aFile(name: string, type: string, changed: Partial<NewFile> = {}): NewFile {
  return { ...newFile(new File(['x'], name, { type }), 1), ...changed }
}

const forAll = { ...NO_CREDIT, artists: 'Noor Castellane, Ines Vale', copyright: '© Parallax' }
const photograph = aFile('fog.jpg', 'image/jpeg', { alt: 'Posts in fog' })

describe('a file that is about to be added', () => {
  test.each([
    ['image/jpeg', 'photograph'],
    ['image/png', 'photograph'],
    ['image/svg+xml', 'logo'],
    ['application/pdf', 'document'],
    ['audio/x-m4a', 'sound'],
    ['', 'photograph'],
  ])('of the type "%s" is a %s', (type, kind) => {
    expect(aFile('a', type).kind).toBe(kind)
  })

  test('gets from the credit for all files what its own row leaves empty', () => {
    const own = { ...photograph, credit: { ...NO_CREDIT, copyright: '© Ines Vale', view: 'place' } }

    expect(recordOf(own, forAll)).toMatchObject({
      alt: 'Posts in fog',
      credit: {
        view: 'place',
        artists: ['Noor Castellane', 'Ines Vale'],
        copyright: '© Ines Vale',
        photographer: '',
      },
    })
  })

  test.each([
    ['a photograph that is described and credited', photograph, forAll, []],
    ['a photograph without words', { ...photograph, alt: ' ' }, forAll, [/Say what is seen/]],
    ['a decorative photograph', { ...photograph, alt: '', decorative: true }, forAll, []],
    [
      'a photograph without a credit',
      photograph,
      NO_CREDIT,
      [/Name the holder of the copyright/, /Name the artist/],
    ],
    ['a logo', aFile('logo.svg', 'image/svg+xml'), NO_CREDIT, []],
    ['a document', aFile('map.pdf', 'application/pdf'), NO_CREDIT, []],
  ] as const)('says what %s lacks', (_case, file, credit, expected) => {
    const problems = problemsOf(file, credit)

    expect(problems).toHaveLength(expected.length)
    for (const [index, words] of expected.entries()) expect(problems[index]).toMatch(words)
  })

  test('is refused before it is sent if it is too large', () => {
    const file = new File(['x'], 'huge.pdf', { type: 'application/pdf' })
    Object.defineProperty(file, 'size', { value: 50e6 + 1 })

    expect(problemsOf(newFile(file, 1), NO_CREDIT)).toEqual(['A file has at most 50 MB'])
  })

  test('is sent in the form in which the API reads a file and its record', () => {
    const form = formOf(photograph, forAll)

    expect(form.get('file')).toHaveProperty('name', 'fog.jpg')
    expect(form.get('_payload')).toBe(JSON.stringify(recordOf(photograph, forAll)))
  })
})
