import { Strand as StrandAnswer } from 'contract/answers/strand.ts'
import { EventStub } from 'contract/answers/stubs.ts'
import type { CollectionConfig, Field } from 'payload'
import { blocksField } from '../blocks/blocks-field.ts'
import { composed } from './composed.ts'
import { keyOfEdition, yearOfEdition } from '../editions/edition-choice.ts'
import { fieldOf } from '../fields/from-schema.ts'
import { metaGroup } from '../fields/meta.ts'
import { nameField } from '../fields/name.ts'
import { titleField } from '../fields/record.ts'
import { themeGroup } from '../fields/theme.ts'
import { loadNameFacts } from '../lookups/names.ts'
import { giveName } from '../hooks/names.ts'
import { checkVideoBlocks } from '../rules/article.ts'
import { checkColours } from '../rules/colours.ts'
import { checkName } from '../rules/name.ts'
import { checkTitle } from '../rules/title.ts'
import type { Strand } from '../payload-types.ts'
import { TYPED_ONE_BY_ONE } from '../fields/words.ts'

const select: Field = {
  name: 'select',
  type: 'group',
  label: 'Which events',
  admin: { description: 'What is empty does not restrict.' },
  fields: [
    {
      type: 'row',
      fields: [
        yearOfEdition('year', {
          label: 'Edition',
          description: 'Empty: the year of the address, else the current edition.',
        }),
        keyOfEdition('types', 'types', 'year', { hasMany: true }),
        { name: 'tags', type: 'text', hasMany: true, admin: TYPED_ONE_BY_ONE },
      ],
    },
    fieldOf(EventStub, 'flags'),
    { name: 'parent', type: 'relationship', relationTo: 'events', label: 'Parts of' },
    {
      name: 'ids',
      type: 'relationship',
      relationTo: 'events',
      hasMany: true,
      label: 'Or exactly these',
    },
  ],
}

const about: Field[] = [
  titleField(),
  nameField,
  fieldOf(StrandAnswer, 'intro'),
  select,
  fieldOf(StrandAnswer, 'group_by', { defaultValue: 'day' }),
  blocksField(),
]

/** A selection of events with its own path (spec/content C5). */
export const strands: CollectionConfig = composed(
  {
    slug: 'strands',
    labels: { singular: 'Selection of events', plural: 'Selections of events' },
    admin: { useAsTitle: 'title', group: 'Program' },
    hooks: { beforeChange: [giveName] },
    fields: [
      {
        type: 'tabs',
        tabs: [
          { label: 'Selection', fields: about },
          { label: 'Colours and sharing', fields: [themeGroup(), metaGroup()] },
        ],
      },
    ],
  },
  {
    check: async (strand: Partial<Strand>, req) => [
      ...checkTitle('title', strand.title),
      ...checkName(
        'program',
        strand.name,
        await loadNameFacts({ collection: 'strands', id: strand.id }, req),
      ),
      ...checkColours('theme', strand.theme),
      ...checkVideoBlocks(strand.blocks),
    ],
  },
)
