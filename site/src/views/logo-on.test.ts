import { describe, expect, test } from 'vitest'
import { logoOn } from './logo-on.ts'

const logo = { src: '/media/logo.svg', width: 150, height: 34 }
const light = { src: '/media/light.svg', width: 150, height: 34 }

describe('the logo of a partner (spec/behaviour §14.4, §37.2)', () => {
  test.each([
    ['both', '#ffffff', { logo, light }, { file: logo, inDark: light }],
    ['both', '#112233', { logo, light }, { file: light }],
    ['one logo', '#ffffff', { logo }, { file: logo, plate: 'dark' }],
    ['one logo', '#112233', { logo }, { file: logo, plate: 'always' }],
    ['the same file twice', '#ffffff', { logo, light: logo }, { file: logo, plate: 'dark' }],
    ['the same file twice', '#112233', { logo, light: logo }, { file: logo, plate: 'always' }],
    ['a light logo alone', '#ffffff', { light }, { file: light }],
    ['a light logo alone', '#112233', { light }, { file: light }],
    ['none', '#112233', {}, undefined],
  ])('with %s, on %s', (_given, background, files, expected) => {
    expect(logoOn(files, background)).toEqual(expected)
  })
})
