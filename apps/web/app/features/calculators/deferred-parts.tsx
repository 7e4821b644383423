import { later } from './later.tsx'

/** Components that few calculators show, and none at once. */
export const Notice = later(() => import('@pkg/ui-kit/components/notice.tsx').then((loaded) => loaded.Notice))
export const SelectField = later(() =>
  import('@pkg/ui-kit/components/select-field.tsx').then((loaded) => loaded.SelectField),
)
export const EmptyState = later(() =>
  import('@pkg/ui-kit/components/empty-state.tsx').then((loaded) => loaded.EmptyState),
)
