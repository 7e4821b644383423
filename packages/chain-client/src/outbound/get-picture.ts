import { AppError } from '@pkg/api-contract'
import { MAX_DATA_URI } from '../holdings/picture-uri.ts'
import type { ReadOptions } from '../ports/wallet-data.ts'
import { pictureType } from './picture-type.ts'
import type { GetResource, Resource } from './resource.ts'

const MAX_PICTURE = 5 * 1024 * 1024

/**
 * Gets a picture that a source or a token named. The type is what the bytes are, not what the answer says.
 * @throws {AppError} NOT_FOUND when the bytes are no picture; ProviderError when they cannot be got.
 */
export async function getPicture(
  getResource: GetResource,
  uri: string,
  { signal }: ReadOptions = {},
): Promise<Resource> {
  const { bytes } = await getResource(uri, {
    maxBytes: /^data:/i.test(uri) ? MAX_DATA_URI : MAX_PICTURE,
    accept: 'image/avif;q=0,image/png,image/jpeg,image/gif,image/webp,image/svg+xml',
    ...(signal && { signal }),
  })
  const type = pictureType(bytes)
  if (type === null) {
    throw new AppError('NOT_FOUND', { message: 'This picture cannot be shown.', details: 'not a picture' })
  }
  return { type, bytes }
}
