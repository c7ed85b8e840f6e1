import { describe, expect, test } from 'vitest'
import { logoOn } from './logo-on.ts'

const logo = { src: '/media/logo.svg', width: 150, height: 34 }
const light = { src: '/media/light.svg', width: 150, height: 34 }

describe('the logo of a partner (spec/behaviour §14.4, §37.2)', () => {
  test.each([
    ['both', false, { logo, light }, { file: logo, inDark: light }],
    ['both', true, { logo, light }, { file: light }],
    ['one logo', false, { logo }, { file: logo, plate: 'dark' }],
    ['one logo', true, { logo }, { file: logo, plate: 'always' }],
    ['the same file twice', false, { logo, light: logo }, { file: logo, plate: 'dark' }],
    ['the same file twice', true, { logo, light: logo }, { file: logo, plate: 'always' }],
    ['a light logo alone', false, { light }, { file: light }],
    ['a light logo alone', true, { light }, { file: light }],
    ['none', true, {}, undefined],
  ])('with %s, on a dark background: %s', (_given, isDarkBackground, files, expected) => {
    expect(logoOn(files, isDarkBackground)).toEqual(expected)
  })
})
