'use client'

import type { PlannedRelease } from 'content/releases/record-releases.ts'
import { useState } from 'react'
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

/** The planned releases of the record, and *Publish later…* for people who may use it. */
export function RecordReleases({ path, isPublic }: Props) {
  const { facts, send } = useRecordReleases(path)
  const [isOpen, setIsOpen] = useState(false)
  if (!facts) return null
  return (
    <>
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

interface BadgeProps {
  readonly planned: PlannedRelease
  readonly may: boolean
  readonly send: SendRelease
}

function Badge({ planned, may, send }: BadgeProps) {
  const { act, notIn, problem, release, words } = planned
  const [, saver] = useSaver()
  async function takeIn() {
    if (!(await saver.flush())) return
    const refused = await send({ act, into: { release } })
    if (refused === undefined) toast.success('Taken into the release')
    else toast.error(refused)
  }
  return (
    <li>
      <a href={`/admin/releases#release-${release}`}>{words}</a>
      {problem && <strong>would fail</strong>}
      {notIn && (
        <div>
          <span>{notIn}</span>
          {may && (
            <button type="button" onClick={() => void takeIn()}>
              Take into the release
            </button>
          )}
        </div>
      )}
    </li>
  )
}
