import { deferredPart } from './deferred-part.tsx'

/** Components that few calculators show, and none at once. */
export const Notice = deferredPart(() =>
  import('@pkg/ui-kit/components/notice.tsx').then((loaded) => loaded.Notice),
)
export const SelectField = deferredPart(() =>
  import('@pkg/ui-kit/components/select-field.tsx').then((loaded) => loaded.SelectField),
)
export const EmptyState = deferredPart(() =>
  import('@pkg/ui-kit/components/empty-state.tsx').then((loaded) => loaded.EmptyState),
)
