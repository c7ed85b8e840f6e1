'use client'

import { MEDIA_KINDS } from 'content/media/media-kinds.ts'
import type { Media } from 'content/payload-types.ts'
import { useEffect, useState, type ComponentProps } from 'react'
import { FieldError } from '../findings/field-error.tsx'
import { FileDrop } from '../parts/file-drop.tsx'
import { useDocumentDrawerContext, useDocumentInfo, useField } from '../payload-ui.ts'
import styles from './file.module.css'
import { factsInWords } from './file-record.ts'
import { FocalPoint } from './focal-point.tsx'
import { KeptFile } from './kept-file.tsx'
import { acceptedFor, kindOfFile } from './kind-of-file.ts'

export function MediaFile() {
  const { id, data } = useDocumentInfo()
  return id === undefined ? <NewFile /> : <KeptFile record={{ ...data, id: Number(id) }} />
}

function NewFile() {
  const { drawerSlug } = useDocumentDrawerContext()
  const { value: chosen, setValue: setFile } = useField<unknown>({ path: 'file' })
  const file = chosen instanceof File ? chosen : undefined
  const { value: kind, setValue: setKind } = useField<Media['kind']>({ path: 'kind' })
  const picture = usePicture(file)

  useEffect(() => {
    const found = file && kindOfFile(file)
    if (found) setKind(found)
  }, [file, setKind])

  return (
    <div className={`field-type new-file ${styles['file']}`}>
      <FieldError path="file" />
      {file ? (
        <div className={styles['head']}>
          <p>
            {file.name} · {factsInWords({ ...picture, filesize: file.size })}
          </p>
          <button type="button" className="studio-button" onClick={() => setFile(null)}>
            Choose another file …
          </button>
        </div>
      ) : (
        <FileDrop
          label="Drop a picture or file here, or choose it"
          accept={acceptedFor(MEDIA_KINDS.map((each) => each.kind))}
          onFiles={([first]) => first && setFile(first)}
          isSingle
        >
          {!drawerSlug && (
            <p>
              Several at once, with one credit: <a href="/admin/pictures/add">Add many at once</a>
            </p>
          )}
        </FileDrop>
      )}
      {picture && kind === 'photograph' && <FocalPoint {...picture} />}
      {picture && kind === 'logo' && <img className={styles['logo']} src={picture.src} alt="" />}
    </div>
  )
}

interface LoadedPicture {
  readonly file: File
  readonly picture: ComponentProps<typeof FocalPoint>
}

/** A picture that is not uploaded yet; undefined for other files. */
function usePicture(file: File | undefined) {
  const [loaded, setLoaded] = useState<LoadedPicture>()
  useEffect(() => {
    if (!file) return undefined
    const src = URL.createObjectURL(file)
    const image = new Image()
    image.addEventListener('load', () => {
      const picture = { src, width: image.naturalWidth, height: image.naturalHeight }
      setLoaded({ file, picture })
    })
    image.src = src
    return () => URL.revokeObjectURL(src)
  }, [file])
  return loaded && loaded.file === file ? loaded.picture : undefined
}
