import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical'
import type { SanitizedConfig } from 'payload'
import { editor } from '../../collections/fields/rich-text.ts'
import type { Prose } from '../records.ts'

/** Lexical's tree, as Payload stores it. */
export type RichTextValue = ReturnType<typeof convertMarkdownToLexical>

/** Turns the demo's Markdown into what the studio's editor would have saved. */
export async function createProse(
  config: SanitizedConfig,
): Promise<(markdown: Prose) => RichTextValue> {
  const editorConfig = await editorConfigFactory.fromEditor({ config, editor })
  return (markdown) => convertMarkdownToLexical({ editorConfig, markdown })
}
