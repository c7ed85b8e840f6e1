'use client'

import {
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import type { InputProps } from '../parts/field-parts.tsx'
import { unchosenWords } from './unchosen-text.ts'
import styles from './combobox.module.css'

export interface ComboboxOption {
  readonly key: string
  readonly content: ReactNode
  /** The heading of its group. Adjacent options with the same heading share it. */
  readonly group?: string | undefined
  /**
   * Whether the option starts an action instead of being a choice. It is never active before somebody moves to it, so
   * Enter alone does not take it.
   */
  readonly isAction?: boolean
}

/** `open`: nothing is chosen yet, and the list stays open. */
export type Outcome = 'open' | 'made' | 'refused'

interface ComboboxProps {
  readonly inputProps: InputProps
  /** The label of the list, for screen readers. */
  readonly label: string
  /** The text in the input while nobody types: that of the earlier choice. */
  readonly shown: string
  readonly placeholder: string
  readonly options: readonly ComboboxOption[]
  /** Says below the options how many were found, or that nothing was. */
  readonly status: string
  /** Whether the options still belong to an earlier text. */
  readonly isBusy: boolean
  readonly isOff?: boolean
  /** What a person should do with a text that is not a choice: "choose from the list". */
  readonly howToChoose: string
  /** Called with the text to search for when the list opens and when somebody types. */
  readonly onSearch: (text: string) => void
  /** Called when an option is chosen. If the outcome is `refused`, the typed text is put back. */
  readonly onChoose: (key: string) => Outcome | Promise<Outcome>
  /** Called when the text of the earlier choice was deleted. */
  readonly onEmptied?: (() => void) | undefined
  /** Called when the focus leaves a typed text. Returns whether the text itself counts as a choice. */
  readonly takesText?: (text: string) => boolean
  /** Called when the input shows a choice again, the earlier one or a new one. */
  readonly onRest?: () => void
}

/**
 * An input that offers options for the typed text. It is the combobox of the ARIA Authoring Practices: the arrow keys
 * move through the list while the focus stays in the input. If the focus leaves a text that is not a choice, the text
 * stays, and a sentence says so (spec/behaviour §30.6).
 */
export function Combobox(props: ComboboxProps) {
  const { inputProps, label, shown, placeholder, options, status, isBusy, isOff = false } = props
  const list = useId()
  const input = useRef<HTMLInputElement>(null)
  const typing = useTyped(props)
  const { text, words } = typing
  const { isOpen, active, open, close, move, choose } = useList(props, typing)
  const optionId = (key: string) => `${list}-${key}`
  const popup = useRef<HTMLDivElement>(null)
  useInSight(popup, { length: isOpen ? options.length : 0, active })

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const act = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      // Without this, Enter would save the form.
      Enter: () => void (active && choose(active)),
      // Without this, Escape would close the drawer around the form too.
      Escape: isOpen ? close : undefined,
    }[event.key]
    if (!act) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }

  return (
    <div className={styles['combobox']}>
      <div className={styles['box']}>
        <input
          {...inputProps}
          ref={input}
          aria-describedby={`${inputProps['aria-describedby']} ${list}-left`}
          aria-invalid={inputProps['aria-invalid'] || words !== undefined}
          aria-activedescendant={active && optionId(active)}
          aria-autocomplete="list"
          aria-controls={list}
          aria-expanded={isOpen}
          autoComplete="off"
          disabled={isOff}
          onBlur={() => {
            close()
            typing.leave()
          }}
          onChange={(event) => {
            open()
            typing.type(event.target.value)
          }}
          onClick={open}
          onKeyDown={onKeyDown}
          placeholder={placeholder}
          role="combobox"
          type="text"
          value={text}
        />
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only keeps the focus in the input */}
        <div
          ref={popup}
          className={styles['popup']}
          hidden={!isOpen}
          onMouseDown={(event) => event.preventDefault()}
        >
          {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the combobox of the ARIA patterns */}
          <div aria-label={label} className={styles['list']} id={list} role="listbox">
            {groupsOf(isOpen ? options : []).map(({ group, members }) => (
              <Group key={group ?? ''} heading={group}>
                {members.map(({ key, content }) => (
                  <Option
                    key={key}
                    id={optionId(key)}
                    isActive={key === active}
                    onChoose={() => void choose(key)}
                  >
                    {content}
                  </Option>
                ))}
              </Group>
            ))}
          </div>
          <output className={styles['status']}>{isBusy ? 'Searching …' : status}</output>
        </div>
      </div>
      <Unchosen
        id={`${list}-left`}
        words={words}
        button={shown ? `Keep “${shown}”` : 'Clear the text'}
        onGiveUp={() => {
          typing.rest()
          input.current?.focus()
        }}
      />
    </div>
  )
}

interface UnchosenProps {
  readonly id: string
  readonly words: string | undefined
  readonly button: string
  readonly onGiveUp: () => void
}

function Unchosen({ id, words, button, onGiveUp }: UnchosenProps) {
  return (
    <>
      <div id={id} role="alert">
        {words && <p className="finding finding--must">{words}</p>}
      </div>
      {words && (
        <button type="button" className="studio-button" onClick={onGiveUp}>
          {button}
        </button>
      )}
    </>
  )
}

/** Keeps the list and its active option visible. */
function useInSight(
  popup: RefObject<HTMLElement | null>,
  { length, active }: { readonly length: number; readonly active: string | undefined },
): void {
  useEffect(() => {
    if (length > 0) popup.current?.scrollIntoView({ block: 'nearest' })
  }, [popup, length])
  useEffect(() => {
    const option = active && popup.current?.querySelector('[aria-selected="true"]')
    if (option) option.scrollIntoView({ block: 'nearest' })
  }, [popup, active])
}

function useTyped(props: ComboboxProps) {
  const { shown, options, isBusy, howToChoose, onSearch, onEmptied, takesText, onRest } = props
  const [typed, setTyped] = useState<string>()
  const [isLeft, setIsLeft] = useState(false)
  const isFound = isBusy || options.some(({ isAction }) => !isAction)
  const rest = () => {
    setTyped(undefined)
    setIsLeft(false)
    onRest?.()
  }
  const leave = () => {
    const text = typed?.trim()
    if (text === '' && shown) onEmptied?.()
    if (!text || text === shown || takesText?.(text)) return rest()
    setIsLeft(true)
  }
  const putBack = (text: string) => {
    setTyped((now) => now ?? text)
    setIsLeft(true)
  }
  const type = (text: string) => {
    setTyped(text)
    setIsLeft(false)
    onSearch(text.trim())
  }
  return {
    text: typed ?? shown,
    /** Undefined while there is nothing to say. */
    words: isLeft
      ? unchosenWords({ text: typed?.trim() ?? '', shown, isFound, howToChoose })
      : undefined,
    /** The text of an earlier choice is not a search. */
    searchAgain: () => onSearch(typed?.trim() ?? ''),
    type,
    leave,
    rest,
    /** Puts back a text whose choice was refused, unless something else was typed meanwhile. */
    putBack,
  }
}

/** With typed text in the input the first match is active, so that Enter takes it. */
function useList(
  { options, shown, isBusy, isOff, onChoose }: ComboboxProps,
  { text, searchAgain, rest, putBack }: ReturnType<typeof useTyped>,
) {
  const [isOpen, setIsOpen] = useState(false)
  const [moved, setMoved] = useState<string>()
  const first = options.find(({ isAction }) => !isAction)?.key
  const isThere = options.some(({ key }) => key === moved)
  const active = isThere ? moved : text && !isBusy && text !== shown ? first : undefined

  const open = () => {
    if (isOff || isOpen) return
    setMoved(undefined)
    setIsOpen(true)
    searchAgain()
  }
  const close = () => {
    setIsOpen(false)
    setMoved(undefined)
  }
  const move = (by: 1 | -1) => {
    if (!isOpen) return open()
    const keys = options.map(({ key }) => key)
    const at = active === undefined ? (by === 1 ? -1 : 0) : keys.indexOf(active)
    setMoved(keys.at((at + by) % keys.length))
  }
  const choose = async (key: string) => {
    const outcome = onChoose(key)
    if (outcome === 'open') return
    rest()
    close()
    if ((await outcome) === 'refused') putBack(text)
  }
  return { isOpen, active: isOpen ? active : undefined, open, close, move, choose }
}

interface OptionProps {
  readonly id: string
  readonly isActive: boolean
  readonly onChoose: () => void
  readonly children: ReactNode
}

function Option({ id, isActive, onChoose, children }: OptionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the input has the focus and the keys
    <div
      aria-selected={isActive}
      className={styles['option']}
      id={id}
      onClick={onChoose}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the combobox of the ARIA patterns
      role="option"
    >
      {children}
    </div>
  )
}

function Group({
  heading,
  children,
}: {
  readonly heading?: string | undefined
  readonly children: ReactNode
}) {
  const id = useId()
  if (heading === undefined) return children
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the part of a listbox, no fieldset
    <div aria-labelledby={id} role="group">
      <div className={styles['heading']} id={id} role="presentation">
        {heading}
      </div>
      {children}
    </div>
  )
}

function groupsOf(options: readonly ComboboxOption[]) {
  const groups: { group: string | undefined; members: ComboboxOption[] }[] = []
  for (const option of options) {
    const last = groups.at(-1)
    if (last && last.group === option.group) last.members.push(option)
    else groups.push({ group: option.group, members: [option] })
  }
  return groups
}
