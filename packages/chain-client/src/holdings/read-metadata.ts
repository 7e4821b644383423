import * as z from 'zod'
import { textField } from '../parsing/fields.ts'
import { tryJson } from '../parsing/try-json.ts'
import { firstPicture } from './picture-uri.ts'

const metadata = z.object({
  name: z.union([textField, z.number().transform(String)]).catch(null),
  image: z.unknown().optional(),
  image_url: z.unknown().optional(),
  image_data: z.unknown().optional(),
})

export interface NftMetadata {
  name: string | null
  image: string | null
}

const nothing: NftMetadata = { name: null, image: null }

/** Reads what an NFT says of itself: an object, or JSON text of one. Junk reads as nothing. */
export function readMetadata(raw: unknown): NftMetadata {
  const parsed = metadata.safeParse(typeof raw === 'string' ? tryJson(raw) : raw)
  if (!parsed.success) return nothing
  const { name, image, image_url, image_data } = parsed.data
  return { name, image: firstPicture(image, image_url, image_data) }
}
