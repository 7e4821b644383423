import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { calculatorRoutes } from './calculator-routes.ts'
import { adminHome, folders, mailedPaths, paths, tokenRoute } from './paths.ts'

export default [
  layout('routes/public-layout.tsx', [
    index('routes/home.tsx'),
    route(paths.news, 'routes/news.tsx'),
    route(paths.contact, 'routes/contact.tsx'),
    route(paths.login, 'routes/login.tsx'),
    route(paths.signup, 'routes/signup.tsx'),
    route(paths.pricing, 'routes/pricing.tsx'),
    route(paths.forgotPassword, 'routes/forgot-password.tsx'),
    route(mailedPaths.confirmSignup, 'routes/confirm-signup.tsx'),
    route(mailedPaths.resetPassword, 'routes/reset-password.tsx'),
    route(mailedPaths.confirmEmail, 'routes/confirm-email.tsx'),
    route(paths.privacy, 'routes/privacy.tsx'),
    route(paths.terms, 'routes/terms.tsx'),
    route(paths.chains, 'routes/chains.tsx'),
    ...calculatorRoutes,
    route(paths.aiCalculator, 'routes/ai-calculator.tsx'),
    route(paths.compare, 'routes/compare.tsx'),
    route(paths.donate, 'routes/donate.tsx'),
    route(paths.testCookie, 'routes/test-cookie.tsx'),
    ...folders.map((folder) => route(folder, 'routes/folder-home.tsx', { id: folder })),
    route('*', 'routes/not-found.tsx'),
  ]),
  layout('routes/user-layout.tsx', [
    route(paths.dashboard, 'routes/user-home.tsx'),
    route(paths.account, 'routes/user-account.tsx'),
    route(paths.gains, 'routes/user-gains.tsx'),
    route(tokenRoute, 'routes/user-token.tsx'),
    route(adminHome, 'routes/admin-home.tsx'),
  ]),
] satisfies RouteConfig
