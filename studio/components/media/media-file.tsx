'use client'

import type { Media } from 'content/payload-types.ts'
import { useEffect, useState, type ComponentProps } from 'react'
import { Upload, useConfig, useDocumentInfo, useField, useFormFields } from '../payload-ui.ts'
import { FocalPoint } from './focal-point.tsx'
import { KeptFile } from './kept-file.tsx'
import { kindOfFile } from './kind-of-file.ts'

/** The file of a record of *Pictures and files*: to be chosen for a new one, else as it is kept. */
export function MediaFile() {
  const { id, data } = useDocumentInfo()
  return id === undefined ? <NewFile /> : <KeptFile record={{ ...data, id: Number(id) }} />
}

/** Payload's own chooser; once there is a picture, the focal point with the crops of the site. */
function NewFile() {
  const { collectionSlug = '', initialState = {} } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const upload = getEntityConfig({ collectionSlug })?.upload
  const chosen = useFormFields(([fields]) => fields['file']?.value)
  const file = chosen instanceof File ? chosen : undefined
  const { value: kind, setValue: setKind } = useField<Media['kind']>({ path: 'kind' })
  const picture = usePicture(file)

  useEffect(() => {
    const found = file && kindOfFile(file)
    if (found) setKind(found)
  }, [file, setKind])

  if (!upload) return null
  return (
    <>
      <Upload
        collectionSlug={collectionSlug}
        initialState={initialState}
        // The point is set below, with the crops beside it.
        uploadConfig={{ ...upload, focalPoint: false }}
      />
      {picture && kind === 'photograph' && <FocalPoint {...picture} />}
    </>
  )
}

/** A picture that only the browser has yet. */
function usePicture(file: File | undefined) {
  const [picture, setPicture] = useState<ComponentProps<typeof FocalPoint>>()
  useEffect(() => {
    if (!file) return undefined
    const src = URL.createObjectURL(file)
    const image = new Image()
    image.addEventListener('load', () => {
      setPicture({ src, width: image.naturalWidth, height: image.naturalHeight })
    })
    image.src = src
    return () => URL.revokeObjectURL(src)
  }, [file])
  return file && picture
}
