import { expect, test } from 'vitest'
import { splitStyles } from './split-styles.ts'

test.each([
  ['a rule of a common part', '.a0{gap:0}', '.a0{gap:0}', ''],
  ['a rule of a rare part', '._b0 h2{gap:0}', '', '._b0 h2{gap:0}'],
  ['one rule of both', '.a0,._b0{gap:0}', '.a0{gap:0}', '._b0{gap:0}'],
  ['a common part in a rare one', '._b0 .a0{gap:0}', '', '._b0 .a0{gap:0}'],
  [
    'a block with rules of both',
    '@layer x{@media (width>9px){.a0{gap:0}._b0{gap:1px}}}',
    '@layer x{@media (width>9px){.a0{gap:0}}}',
    '@layer x{@media (width>9px){._b0{gap:1px}}}',
  ],
  [
    'what is for paper',
    '@page{margin:0}@layer print{.a0{display:none}@media print{.a0{gap:0}}}',
    '@layer print{.a0{display:none}}',
    '@page{margin:0}@layer print{@media print{.a0{gap:0}}}',
  ],
  [
    'fonts and motion',
    '@font-face{src:x}@keyframes _c0{to{gap:0}}',
    '@font-face{src:x}@keyframes _c0{to{gap:0}}',
    '',
  ],
])('%s is in the right sheet or sheets (decision 084)', (_what, css, first, later) => {
  expect(splitStyles(css)).toEqual({ first, later })
})
