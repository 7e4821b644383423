"""Prints what the wallets of an account hold, as the Hodlwise server at an address tells it.

    HODLWISE_TOKEN=hodlwise_pat_... python3 portfolio.py http://127.0.0.1:3000

The token is one for reading the portfolio; the page "Account" makes it. Needs Python 3.8 or newer and nothing else.
"""

import json
import os
import sys
import urllib.error
import urllib.request
from decimal import Decimal


def get(server, token, path):
    """What the server answers to a call, as Python values; amounts of tokens stay texts, so that no digit is lost."""
    request = urllib.request.Request(server + path, headers={"Authorization": "Bearer " + token})
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer)


def to_amount(balance, decimals):
    """A balance in base units as a number of whole tokens; the token may not say how many digits it has."""
    if decimals is None:
        return balance + " base units"
    return format(Decimal(balance).scaleb(-decimals).normalize(), "f")


def to_dollars(value):
    """An unknown value is not nothing."""
    return "unknown" if value is None else "${:,.2f}".format(value)


def main():
    server = sys.argv[1].rstrip("/") if len(sys.argv) > 1 else "http://127.0.0.1:3000"
    token = os.environ.get("HODLWISE_TOKEN")
    if not token:
        sys.exit("HODLWISE_TOKEN is not set. Make a token under Account.")
    try:
        for wallet in get(server, token, "/api/portfolio/wallets")["wallets"]:
            address = wallet["address"]
            print(wallet["label"] or wallet["ensName"] or address)
            for row in get(server, token, "/api/portfolio/%s/tokens" % address)["data"]:
                if row["spam"] == "yes" or row.get("kind") == "debt":
                    continue
                amount = to_amount(row["balance"], row["decimals"])
                print("  %s %s, %s" % (amount, row["symbol"] or row["address"], to_dollars(row["usdValue"])))
            worth = get(server, token, "/api/portfolio/%s/net-worth" % address)["data"]
            print("  Net worth %s, without %d of unknown price" % (to_dollars(worth["usd"]), worth["unpricedHoldings"]))
    except urllib.error.HTTPError as error:
        failure = json.load(error)
        sys.exit(" ".join(filter(None, [failure["message"], failure.get("hint")])))
    except urllib.error.URLError as error:
        sys.exit("%s does not answer: %s" % (server, error.reason))


main()
