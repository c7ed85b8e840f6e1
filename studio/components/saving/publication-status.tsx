'use client'

import { publicationWords } from 'content/lists/words.ts'
import { useIsAlive } from '../parts/use-is-alive.ts'
import { Button, ConfirmationModal, toast, useDocumentInfo, useModal } from '../payload-ui.ts'
import { useSaver } from './saving-context.ts'

export function PublicationStatus() {
  const { data, docPermissions, hasPublishedDoc, id, unpublishedVersionCount } = useDocumentInfo()
  const { openModal } = useModal()
  const [, saver] = useSaver()
  const isAlive = useIsAlive()
  const isChanged = hasPublishedDoc && unpublishedVersionCount > 0
  const changedOrPublic = isChanged ? 'changed' : 'published'
  const words = publicationWords({
    status: hasPublishedDoc ? changedOrPublic : 'draft',
    withdrawn: data?.['withdrawn'] === true,
  })
  const modalSlug = `revert-${id ?? 'global'}`

  async function revert() {
    if (await saver.perform('revert')) toast.success('Back to what is public')
  }
  return (
    <div className="status">
      <span className="status__value">{words}</span>
      {isChanged && docPermissions?.update && (
        <>
          {' — '}
          <Button
            buttonStyle="none"
            className="status__action"
            disabled={!isAlive}
            id="action-revert-to-published"
            onClick={() => openModal(modalSlug)}
          >
            Go back to what is public
          </Button>
          <ConfirmationModal
            modalSlug={modalSlug}
            heading="Give up the changes?"
            body="The record becomes what visitors see now. The changes stay under Versions."
            onConfirm={revert}
          />
        </>
      )}
    </div>
  )
}
