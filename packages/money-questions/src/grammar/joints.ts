/** What stands between two questions in one sentence. */
export const joints = /(?<![\p{L}\p{M}])(?:, )?(?:and also|and|aur|और|also|plus also)(?![\p{L}\p{M}])/gu
