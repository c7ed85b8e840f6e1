'use client'

import type { ReleaseOfRecord } from 'content/releases/record-releases.ts'
import { useRef, useState } from 'react'
import type { StudioRefusal } from '../parts/ask-studio.ts'
import { allTheSame } from '../parts/switch-facts.tsx'
import { Button, toast } from '../payload-ui.ts'
import { useSaver } from '../saving/saving-context.ts'
import { ReleaseDialog } from './release-dialog.tsx'
import styles from './releases.module.css'
import { useRecordReleases, type SendRelease } from './use-record-releases.ts'

interface Props {
  /** The path of the record's endpoints, below `/api`. */
  readonly path: string
  readonly isPublic: boolean
}

export function RecordReleases({ path, isPublic }: Props) {
  const { facts, send } = useRecordReleases(path)
  const [isOpen, setIsOpen] = useState(false)
  if (!facts) return null
  return (
    <>
      {facts.may && (
        <Button
          id="action-publish-later"
          buttonStyle="secondary"
          size="medium"
          onClick={() => setIsOpen(true)}
        >
          Publish later…
        </Button>
      )}
      {facts.planned.length > 0 && (
        <ul className={styles['badges']}>
          {facts.planned.map((planned) => (
            <Badge
              key={`${planned.release} ${planned.act}`}
              planned={planned}
              may={facts.may}
              send={send}
            />
          ))}
        </ul>
      )}
      {isOpen && (
        <ReleaseDialog
          facts={facts}
          isPublic={isPublic}
          send={send}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}

const ADD = 'Add to the release'

interface BadgeProps {
  readonly planned: ReleaseOfRecord
  readonly may: boolean
  readonly send: SendRelease
}

/**
 * Says what the release will do with the record, and which changes were saved too late for it. When this form has saved
 * such changes, it asks once whether they are part of the release.
 */
function Badge({ planned, may, send }: BadgeProps) {
  const { act, notIn, problem, release, version, words } = planned
  const [, saver] = useSaver()
  const [isAnswered, setIsAnswered] = useState(false)
  const [refused, setRefused] = useState<StudioRefusal>()
  const link = useRef<HTMLAnchorElement>(null)
  const isSavedSince = (saver.lastSave() ?? '') > version
  const isAsked = isSavedSince && may && !isAnswered && notIn !== ''

  async function add() {
    if (!(await saver.flush())) return
    const isSure = refused?.asked !== undefined
    const answer = await send({ act, into: { release }, ...(isSure ? { sure: 'yes' } : {}) })
    setRefused(answer.ok ? undefined : answer)
    if (!answer.ok) return
    setIsAnswered(true)
    link.current?.focus()
    toast.success('Added to the release')
  }
  function leaveOut() {
    setIsAnswered(true)
    setRefused(undefined)
    link.current?.focus()
  }
  return (
    <li>
      <a ref={link} href={`/admin/releases#release-${release}`}>
        {words}
      </a>
      {problem && <strong>would fail</strong>}
      <div className={isAsked ? styles['question'] : undefined}>
        {/* The count changes with each save and is not read out. */}
        <output>{isAsked && 'Part of the release?'}</output> <span>{notIn}</span>
        {notIn && may && (
          <button type="button" onClick={() => void add()}>
            {refused?.asked ? allTheSame(ADD) : ADD}
          </button>
        )}
        {isAsked && (
          <button type="button" onClick={leaveOut}>
            Leave out
          </button>
        )}
        {notIn && refused && <p role="alert">{refused.message}</p>}
      </div>
    </li>
  )
}
