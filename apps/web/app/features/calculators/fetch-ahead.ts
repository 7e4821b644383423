/** Has everything in the browser's hands that a person may come to need on a calculator's page. */
export async function fetchAhead(): Promise<void> {
  await Promise.all([
    import('./describe-typed.ts'),
    import('./exchange-rates.ts'),
    import('./refusal-notice.tsx'),
    import('./save-csv.ts'),
    import('@pkg/ui-kit/components/notice.tsx'),
    import('@pkg/ui-kit/components/toaster.tsx'),
  ])
}
