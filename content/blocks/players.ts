/** The field `player_id` is `id` in the answers: Payload needs that name for the row (spec/content B14). */
import { EmbedProvider, PLAYER_ID, Video } from 'contract/answers/blocks.ts'
import type { Block, Field, GroupField } from 'payload'
import { soundField, withoutFile } from '../fields/files.ts'
import { fieldOf, optionsOf } from '../fields/from-schema.ts'
import { hrefField } from '../fields/links.ts'
import { NEEDED } from '../rules/finding.ts'
import { richText } from '../fields/rich-text.ts'

function playerId(required: boolean): Field {
  return {
    name: 'player_id',
    type: 'text',
    label: 'Code at the provider',
    required,
    admin: { description: 'The last part of its address, for example dQw4w9WgXcQ.' },
    validate: (value: string | null | undefined) => {
      if (!value) return required ? NEEDED : true
      return PLAYER_ID.test(value) || 'Give the code only: letters, digits, "-" and "_"'
    },
  }
}

function videoFields(required: boolean): Field[] {
  return [
    {
      type: 'row',
      fields: [fieldOf(Video, 'provider', { required }), playerId(required)],
    },
    fieldOf(Video, 'title', { required }),
    fieldOf(Video, 'captions'),
    richText('transcript', {
      admin: { description: 'A video needs captions or a transcript.' },
    }),
  ]
}

export const video: Omit<Block, 'slug'> = {
  interfaceName: 'VideoBlock',
  labels: { singular: 'Video', plural: 'Videos' },
  fields: videoFields(true),
}

/** Absent from the answer while its fields are empty. */
export function videoGroup(name: string, label: string): GroupField {
  return { name, type: 'group', interfaceName: 'VideoFields', label, fields: videoFields(false) }
}

export const audio: Omit<Block, 'slug'> = {
  interfaceName: 'AudioBlock',
  labels: { singular: 'Sound', plural: 'Sounds' },
  fields: [
    soundField('file'),
    withoutFile(hrefField('url', { label: 'Or its address', optionalIfFile: true })),
    { name: 'title', type: 'text', required: true },
    richText('transcript', { required: true }),
  ],
}

export const embed: Omit<Block, 'slug'> = {
  interfaceName: 'EmbedBlock',
  labels: { singular: 'Player', plural: 'Players' },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'provider',
          type: 'select',
          required: true,
          options: optionsOf(EmbedProvider),
        },
        playerId(true),
      ],
    },
    { name: 'title', type: 'text', required: true },
  ],
}
