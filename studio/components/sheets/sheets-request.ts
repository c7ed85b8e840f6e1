import type { SheetsLook } from 'content/exchange/sheets/endpoints.ts'
import type { SheetImport } from 'content/exchange/sheets/import-rows.ts'
import { askStudio, type Ask, type StudioAnswer } from '../parts/ask-studio.ts'

export interface Given {
  readonly files: readonly File[]
  readonly pasted: string
  readonly edition: number
  /** The chosen meanings of unknown names (`content/exchange/sheets/meanings.ts`). */
  readonly meanings: Readonly<Record<string, string>>
}

export function requestPreview(
  ask: Ask,
  given: Given,
  signal: AbortSignal,
): Promise<StudioAnswer<SheetsLook>> {
  return ask('/api/sheets/look', { method: 'POST', body: formOf(given), signal })
}

export function beginImport(
  ask: Ask,
  given: Given,
  { refused, seen }: Pick<SheetsLook, 'refused' | 'seen'>,
): Promise<StudioAnswer<SheetImport>> {
  const body = formOf(given)
  body.set('refused', JSON.stringify(refused))
  body.set('seen', seen)
  return ask('/api/sheets/import', { method: 'POST', body })
}

export function sendAction(
  ask: Ask,
  id: number,
  action: 'go-on' | 'stop' | 'take-back',
): Promise<StudioAnswer<SheetImport>> {
  return ask(`/api/sheets/imports/${id}/${action}`, { method: 'POST' })
}

export function askImports(): Promise<StudioAnswer<{ readonly imports: readonly SheetImport[] }>> {
  return askStudio('/api/sheets/imports')
}

export function exportAddress(edition: number, format: 'xlsx' | 'csv', sheet?: string): string {
  const query = new URLSearchParams({
    edition: String(edition),
    format,
    ...(sheet ? { sheet } : {}),
  })
  return `/api/sheets?${query}`
}

function formOf({ files, pasted, edition, meanings }: Given): FormData {
  const form = new FormData()
  for (const file of files) form.append('file', file)
  form.set('pasted', pasted)
  form.set('edition', String(edition))
  form.set('meanings', JSON.stringify(meanings))
  return form
}
