import { siteBase } from '@pkg/finance-math-docs/site.ts'

/** A page of the product, as the bar, the footer, the not-found page and the sitemap list it. */
export interface Page {
  path: string
  label: string
  /** The word by which a person asks for the page. */
  name: string
  /** `user` pages need a session and are not for search engines. */
  access: 'public' | 'user'
}

/** Every address of the product. Links are made from here, never written out. */
export const paths = {
  home: '/',
  news: '/news',
  contact: '/contact',
  login: '/login',
  signup: '/signup',
  pricing: '/pricing',
  privacy: '/privacy',
  terms: '/terms',
  chains: '/chains',
  donate: '/donate',
  testCookie: '/test-cookie',
  forgotPassword: '/forgot-password',
  dashboard: '/user/home',
  account: '/user/account',
  gains: '/user/gains',
  calculators: '/calculator/home',
  aiCalculator: '/calculator/ai-calculator',
  compare: '/calculator/compare',
} as const

/** The page of one token, by its chain and its contract or `native`; in no list of pages. */
export const tokenRoute = '/user/token/:chainId/:address'
export function toTokenPath({ chainId, address }: { chainId: number; address: string }): string {
  return tokenRoute.replace(':chainId', String(chainId)).replace(':address', address)
}

/** The documentation of the formulas: documents of their own, which the app does not draw. */
export const documentation = siteBase

/** For admins only: in no list of pages, and not prerendered. */
export const adminHome = '/admin/home'

/** What a person types who leaves out the last word of an address: each leads to its `/home`. */
export const folders = ['/calculator', '/user', '/admin'] as const

/** Every page that exists; a link to anything else is a dead link. */
export const pages: readonly Page[] = [
  { path: paths.home, label: 'Home', name: 'home', access: 'public' },
  { path: paths.news, label: 'News', name: 'news', access: 'public' },
  { path: paths.contact, label: 'Contact', name: 'contact', access: 'public' },
  { path: paths.login, label: 'Login', name: 'login', access: 'public' },
  { path: paths.signup, label: 'Signup', name: 'signup', access: 'public' },
  { path: paths.calculators, label: 'Calculators', name: 'calculator', access: 'public' },
  { path: paths.aiCalculator, label: 'AI calculator', name: 'ai-calculator', access: 'public' },
  { path: paths.compare, label: 'Compare results', name: 'compare', access: 'public' },
  { path: paths.forgotPassword, label: 'Forgot password', name: 'forgot-password', access: 'public' },
  { path: paths.dashboard, label: 'Dashboard', name: 'dashboard', access: 'user' },
  { path: paths.gains, label: 'Gains and tax', name: 'gains', access: 'user' },
  { path: paths.pricing, label: 'Pricing', name: 'pricing', access: 'public' },
  { path: paths.account, label: 'Account', name: 'account', access: 'user' },
  { path: paths.privacy, label: 'Privacy', name: 'privacy', access: 'public' },
  { path: paths.terms, label: 'Terms', name: 'terms', access: 'public' },
  { path: paths.chains, label: 'Chains', name: 'chains', access: 'public' },
  { path: paths.donate, label: 'Donate', name: 'donate', access: 'public' },
  { path: paths.testCookie, label: 'Cookie test', name: 'test-cookie', access: 'public' },
]

/** The pages at these addresses, in this order, as far as they exist. */
export function listPages(...wanted: readonly string[]): readonly Page[] {
  return wanted.flatMap((path) => pages.find((page) => page.path === path) ?? [])
}

/** Opened from a mail, with the secret that it brought after the hash sign; of no use in a list. */
export const mailedPaths = {
  confirmSignup: '/confirm-signup',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
} as const

/** What the browser alone draws, as nothing of it is known before: the server answers these with the empty page. */
export const drawnRoutes: readonly string[] = [tokenRoute, adminHome, ...folders]

/** The prerendered page that the server answers unknown addresses with, under status 404. */
const notFoundDocument = '/404'

/** What the build writes as HTML. The dashboard is its skeleton: the figures come once the session is known. */
export const prerenderedPaths: readonly string[] = [
  ...pages.map(({ path }) => path),
  ...Object.values(mailedPaths),
  notFoundDocument,
]
