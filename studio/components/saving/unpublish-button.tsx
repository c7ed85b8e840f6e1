'use client'

import { ConfirmationModal, PopupList, toast, useDocumentInfo, useModal } from '../payload-ui.ts'
import { useSaver } from './saving-context.ts'

/** Takes a record out of public, after saving what is not saved yet. */
export function UnpublishButton() {
  const { hasPublishPermission, hasPublishedDoc, id, setHasPublishedDoc } = useDocumentInfo()
  const { openModal } = useModal()
  const [, saver] = useSaver()
  if (!hasPublishPermission || !hasPublishedDoc) return null

  const modalSlug = `unpublish-${id ?? 'global'}`
  async function unpublish() {
    if (!(await saver.perform('unpublish'))) return
    setHasPublishedDoc(false)
    toast.success('Not public any more')
  }
  return (
    <>
      <PopupList.Button id="action-unpublish" onClick={() => openModal(modalSlug)}>
        Unpublish
      </PopupList.Button>
      <ConfirmationModal
        modalSlug={modalSlug}
        heading="Take this out of public?"
        body="Its address then answers that the page is gone."
        onConfirm={unpublish}
      />
    </>
  )
}
