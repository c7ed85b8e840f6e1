import { dateOf, formatDate, formatTime, wallTimeOf } from 'contract/rules/local-time.ts'
import { previewBase, type PreviewMoment } from 'contract/rules/preview-link.ts'
import type { PreviewShown } from '../replica/upstream.ts'
import { escapeHtml } from '../publish/escape.ts'
import { styleSource, type PageDocument } from '../publish/document.ts'

export interface Bar {
  readonly signature: string
  readonly moment: PreviewMoment
  readonly zone: string
  readonly now: number
  /** Path and query within the preview. */
  readonly target: string
  readonly shown: PreviewShown
  readonly isHeld: boolean
  readonly isFound: boolean
}

/** These styles are in no layer, so they win over the page's styles. */
const STYLE = `
body{padding-block-end:5.5rem}
.previewBar{position:fixed;inset:auto 0 0;z-index:2147483647;box-sizing:border-box;max-block-size:60vh;overflow:auto;padding:.5rem 1rem;display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:center;justify-content:space-between;font:400 .875rem/1.4 system-ui,sans-serif;letter-spacing:0;color:#fff;background:#1c1a33;border-block-start:3px solid #ffcf33}
.previewBar :is(p,form,ul){margin:0;padding:0}
.previewBar p{flex:1 1 16rem}
.previewBar small{font-size:1em}
.previewBar strong{margin-inline-end:.25rem;padding:.1rem .4rem;color:#1c1a33;background:#ffcf33}
.previewBar form{display:flex;flex-wrap:wrap;gap:.25rem .5rem;align-items:center}
.previewBar label{display:flex;gap:.25rem;align-items:center}
.previewBar :is(input,button){box-sizing:border-box;min-block-size:1.75rem;margin:0;padding:0 .375rem;font:inherit;color:#1c1a33;background:#fff;border:1px solid #fff;border-radius:2px}
.previewBar button{padding-inline:.75rem;font-weight:600;background:#ffcf33;border-color:#ffcf33;cursor:pointer}
.previewBar a{display:inline-flex;min-block-size:1.5rem;align-items:center;color:#fff;text-decoration:underline}
.previewBar :is(a,input,button,summary):focus-visible{outline:2px solid #fff;outline-offset:2px}
.previewBar details{flex-basis:100%}
.previewBar ul{padding-inline-start:1.25rem}
@media print{body{padding-block-end:0}.previewBar{position:static;max-block-size:none;color:#000;background:none}.previewBar a{color:inherit}.previewBar form{display:none}}
`.trim()

const STYLE_SOURCE = styleSource(STYLE)

/** Works without script. */
export function withBar({ html, styleHash }: PageDocument, bar: Bar): PageDocument {
  return {
    html: html
      .replace('</head>', () => `<style>${STYLE}</style></head>`)
      // React escapes `>` in attributes, so the first `>` ends the tag.
      .replace(/<body[^>]*>/, (body) => body + barOf(bar)),
    styleHash: `${styleHash} ${STYLE_SOURCE}`,
  }
}

function barOf(bar: Bar): string {
  const { signature, moment, zone, now, target, shown, isHeld, isFound } = bar
  const at = moment === 'now' ? now : moment
  const here = (when: PreviewMoment) => escapeHtml(previewBase(signature, when, zone) + target)
  const held = isHeld && moment === 'now'
  return [
    '<aside class="previewBar" aria-label="Preview">',
    `<p><strong>Preview</strong> ${escapeHtml(`${timeWords({ moment, zone, now })}, ${draftWords(shown)}.`)}`,
    held ? ` Visitors see <a href="${here(now)}">the holding screen</a> now.` : '',
    ` <small>This link works until ${untilWords(shown.until, zone)}.</small></p>`,
    `<form action="/preview/${escapeHtml(signature)}">`,
    `<input type="hidden" name="path" value="${escapeHtml(target)}">`,
    `<label>Day <input type="date" name="day" value="${dateOf(at, zone)}" min="2000-01-01" max="2099-12-31" required></label>`,
    `<label>Time <input type="time" name="time" value="${wallTimeOf(at, zone)}" required></label>`,
    '<button>Show</button>',
    moment === 'now' ? '' : `<a href="${here('now')}">Now</a>`,
    '</form>',
    problemsOf(shown.problems, isFound),
    '</aside>',
  ].join('')
}

function draftWords({ draftOf }: PreviewShown): string {
  if (draftOf === undefined) return 'with all drafts'
  return draftOf ? `with the draft of ${draftOf}` : 'as visitors see it, without drafts'
}

/** When the link ends: a shared link at the end of a day, a person's own link an hour after it was made. */
function untilWords(until: number, zone: string): string {
  const time = wallTimeOf(until, zone)
  return time === '00:00'
    ? `the end of ${formatDate(dateOf(until - 1, zone), 'long')}`
    : `${formatTime(time)} on ${formatDate(dateOf(until, zone), 'long')}`
}

function timeWords({ moment, zone, now }: Pick<Bar, 'moment' | 'zone' | 'now'>): string {
  if (moment === 'now') return 'as it is now'
  const words = `${formatDate(dateOf(moment, zone), 'weekday')}, ${formatTime(wallTimeOf(moment, zone))}`
  return moment < now ? `as it was on ${words}` : `as it will be on ${words}`
}

/** The list is open if there is no page, because the page's draft is probably in it. */
function problemsOf(problems: readonly string[], isFound: boolean): string {
  if (problems.length === 0) return ''
  const summary =
    problems.length === 1 ? '1 draft cannot be shown' : `${problems.length} drafts cannot be shown`
  const items = problems.map((problem) => `<li>${escapeHtml(problem)}</li>`)
  return `<details${isFound ? '' : ' open'}><summary>${summary}</summary><ul>${items.join('')}</ul></details>`
}
