import encodeQR from 'qr'

/** A QR code as one path; dark on light in both themes, as cameras expect it. Takes any text up to 2 kB. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: 4 })
  const path = modules
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
    .join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${modules.length} ${modules.length}`}
      shapeRendering="crispEdges"
      data-theme="light"
      className="size-52 rounded-base border border-hairline bg-surface"
    >
      <path d={path} className="fill-figure" />
    </svg>
  )
}
