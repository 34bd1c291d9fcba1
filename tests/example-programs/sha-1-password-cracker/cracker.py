"""Finds passwords that are a word of a list with little around it."""

import hashlib

WORDS = ["choir", "harbor", "kitchen", "lantern", "mango", "monsoon", "piano", "river", "sunday", "tea", "été"]


def fingerprint(text, salt=""):
    return hashlib.sha1((salt + text).encode()).hexdigest()


def guesses(word):
    for start in (word, word.capitalize()):
        yield start
        for number in range(100):
            yield f"{start}{number}"


def crack(target, words, salt=""):
    for word in words:
        for guess in guesses(word):
            if fingerprint(guess, salt) == target.lower():
                return guess
    return None


def audit(accounts, words):
    found = {name: crack(target, words, salt) for name, (salt, target) in accounts.items()}
    return {name: password for name, password in found.items() if password is not None}


def slow_fingerprint(text, salt, rounds):
    result = fingerprint(text, salt)
    for _ in range(rounds):
        result = fingerprint(result, salt)
    return result
