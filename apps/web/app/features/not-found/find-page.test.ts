import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pages } from '#app/paths.ts'
import { findPage } from './find-page.ts'

describe('findPage', () => {
  it('knows every page by its name, whatever the case, the blanks and a first slash', () => {
    for (const place of pages) {
      for (const line of [place.name, ` ${place.name.toUpperCase()} `, `/${place.name}`, place.path]) {
        expect(findPage(line, pages)).toEqual({ kind: 'page', place })
      }
    }
  })

  it('maps the names to the paths that people know them by', () => {
    const known = { home: '/', login: '/login', signup: '/signup', privacy: '/privacy', pricing: '/pricing' }
    for (const [name, path] of Object.entries(known)) {
      expect(findPage(name, pages)).toMatchObject({ kind: 'page', place: { path } })
    }
    expect(findPage('dashboard', pages)).toMatchObject({ place: { path: '/user/home' } })
  })

  it('knows the commands', () => {
    for (const command of ['matrix', 'help', 'sitemap']) {
      expect(findPage(command, pages)).toEqual({ kind: 'command', command })
    }
  })

  it('suggests by part of a name', () => {
    expect(findPage('sign', pages)).toMatchObject({ kind: 'unknown', suggestions: [{ name: 'signup' }] })
    expect(findPage('pricing page', pages)).toMatchObject({ suggestions: [{ name: 'pricing' }] })
    expect(findPage('zzz', pages)).toEqual({ kind: 'unknown', text: 'zzz', suggestions: [] })
  })

  it('answers any line, and never with a page that was not asked for', () => {
    fc.assert(
      fc.property(fc.string(), (line) => {
        const finding = findPage(line, pages)
        if (finding.kind === 'unknown') expect(finding.text).toBe(line.trim())
        for (const place of finding.kind === 'unknown' ? finding.suggestions : []) {
          expect(pages).toContain(place)
        }
      }),
    )
  })
})
