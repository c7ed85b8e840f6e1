import { createServerFeature } from '@payloadcms/richtext-lexical'
import { PassageLanguage } from 'contract/answers/rich-text.ts'
import { optionsOf } from './from-schema.ts'

const SHOWN = { 'text-decoration': 'underline dotted', 'text-underline-offset': '4px' }

/** Marks words: a text node then has `{ $: { lang } }`. The editor's own "text state", with our languages. */
export const PassageLanguageFeature = createServerFeature({
  key: 'textState',
  feature: {
    ClientFeature: '@payloadcms/richtext-lexical/client#TextStateFeatureClient',
    clientFeatureProps: {
      state: {
        lang: Object.fromEntries(
          optionsOf(PassageLanguage).map(({ value, label }) => [value, { label, css: SHOWN }]),
        ),
      },
    },
    i18n: { en: { defaultStyle: 'English' } },
  },
})
